import MetaLensCLI
import MetaLensPlatform

// Before anything is opened: a result that is written to nothing is no result.
StandardDescriptor.takeClosed()
// A process that this program starts runs on one thread, so this comes before any other thread exists.
if let code = MetaLensCLI.runHelper(ProcessArguments.all) { ProcessExit.end(code) }
ProcessMain.run { await MetaLensCLI.runProcess() }
