import MetaLensCLI
import MetaLensPlatform

// A process that this program starts runs on one thread, so this comes before any other thread exists.
if let code = MetaLensCLI.runHelper(ProcessArguments.all) { ProcessExit.end(code) }
ProcessMain.run { await MetaLensCLI.runProcess() }
