// Reports, flags, the score and the other types that clients name are in MetaLensAssessment, which needs no decoder and
// compiles in parallel with MetaLensDecoding. Re-exporting it lets clients name them by importing MetaLensKit alone.
@_exported public import MetaLensAssessment
