import MetaLensCLI
import MetaLensPlatform

// Before anything is opened: a result that is written to nothing is no result.
StandardDescriptor.takeClosed()
// What this program starts of itself runs on one thread, and before there is another.
if let code = MetaLensCLI.runHelper(ProcessArguments.all) { ProcessExit.end(code) }
ProcessMain.run { await MetaLensCLI.runProcess() }
