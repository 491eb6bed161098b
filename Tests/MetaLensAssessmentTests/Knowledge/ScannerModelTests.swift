import Testing

@testable import MetaLensAssessment

struct ScannerModelTests {
  @Test(arguments: [
    ("Canon", "CanoScan 9000F"), ("Canon", "CanoScan8800F"), ("Canon", "Canon LiDE 220"),
    ("Canon", "MG5300 series"),
    ("Canon", "MF4400 Series"), ("Canon", "TS8000 series Network"), ("EPSON", "Perfection V600"),
    ("EPSON", "Perfection1670"), ("SEIKO EPSON CORP.", "EPSON GT-X970"), ("EPSON", "WF-3520"),
    ("Hewlett-Packard", "HP Scanjet G4010"), ("HP", "HP LaserJet MFP M281fdw"),
    ("HP", "HP OfficeJet Pro 8710"),
    ("HP", "HP Photosmart C4380 series"), ("", "Photosmart Plus B210 series"), ("Brother", "MFC-J5330DW"),
    ("Brother", "DCP-7065DN"), ("FUJITSU", "ScanSnap iX500"), ("FUJITSU", "fi-7160"), ("Nikon", "LS-50"),
    ("Nikon", "LS-5000 ED"), ("Nikon", "Nikon SUPER COOLSCAN 5000 ED"), ("Plustek", "OpticFilm 8200i"),
    ("Eastman Kodak Company", "Kodak CLAS Digital Film Scanner / HR200"), ("NORITSU KOKI", "QSS-32_33"),
    ("FUJI PHOTO FILM CO., LTD.", "SP-2500"), ("FUJIFILM", "SP-3000"), ("Minolta", "DiMAGE Scan Elite 5400"),
    ("KONICA MINOLTA", "bizhub C258"), ("Samsung", "SCX-4200"), ("Xerox", "WorkCentre 3225"),
    ("OpticFilm", "OpticFilm 8200i"), ("Pakon", "F135"), ("NORITSU KOKI", "EZ Controller"),
    ("", "NORITSU HS-1800"), ("KODAK", "KODAK Scanza"), ("Reflecta", "ProScan 10T"),
    ("", "reflecta ProScan 10T"), ("reflecta", "DigitDia 6000"), ("", "PrimeFilm 7200"),
    ("Pacific Image", "PrimeFilm XA"), ("Apparent", "Doxie Go"), ("", "Film2SD"),
    ("FUJI PHOTO FILM CO., LTD.", "Frontier 340"), ("FUJIFILM", "FUJIFILM Frontier SP-3000"),
    ("", "FUJIFILM Frontier 570"), ("FUJIFILM", "Frontier"),
  ])
  func isScanner(make: String, model: String) {
    #expect(ScannerModel.isScanner(model, maker: StatedMaker(make)))
    #expect(ScannerModel.isScanner(model, make: make))
  }

  /// Cameras by the same makers, names of other makers' devices, and parts of words.
  @Test(arguments: [
    ("Canon", "Canon EOS 40D"), ("Canon", "Canon PowerShot SX240 HS"), ("Canon", "MG5300"),
    ("Canon", "series"),
    ("EPSON", "PhotoPC 850Z"), ("EPSON", "R-D1"), ("SEIKO EPSON CORP.", "L-500V"), ("SAMSUNG", "GT-I9505"),
    ("Hewlett-Packard Company", "PhotoSmart C200"), ("Hewlett-Packard", "hp photosmart 735"),
    ("Hewlett-Packard", "HP PhotoSmart 43x series"), ("NIKON", "E995"), ("NIKON CORPORATION", "COOLPIX L18"),
    ("OLYMPUS IMAGING CORP.", "SP-350"), ("JK Imaging, Ltd.", "KODAK PIXPRO SP360"),
    ("FUJIFILM", "MX-1700ZOOM"),
    ("Panasonic", "DMC-LS75"), ("Minolta Co., Ltd.", "DiMAGE S404"), ("RICOH", "RDC-5300"),
    ("FUJITSU", "F-04G"),
    ("Honeywell", "ScanPal EDA50"), ("", "scannable"), ("", ""), ("HP", "hp"), ("Acme", "Frontier X"),
    ("", "Frontier 5"), ("PROSCAN", "PLT7223G"), ("FUJIFILM", "FinePix Z33WP"), ("Reflecta", "DC 500"),
  ])
  func isNoScanner(make: String, model: String) {
    #expect(!ScannerModel.isScanner(model, maker: StatedMaker(make)))
  }

  /// No camera that the tables know, under the Make that it states or under none.
  @Test func noKnownCameraIsAScanner() throws {
    for row in 0..<CameraYears.models.count {
      #expect(!ScannerModel.isScanner(CameraYears.models[row, 0], maker: nil))
    }
    try CameraSignatureTable.read(Array(CameraSignatureIndex.data.utf8)) { row in
      #expect(!ScannerModel.isScanner(row.model, maker: StatedMaker(row.make)))
    }
  }

  @Test func everyShapeIsWellFormed() {
    for row in ScannerModel.names {
      #expect(row.maker == row.maker.lowercased())
      #expect(row.shapes.allSatisfy { SoftwareShape($0).isWellFormed && $0 == $0.lowercased() })
    }
  }
}
