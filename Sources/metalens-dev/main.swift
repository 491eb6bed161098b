import MetaLensPlatform

ProcessExit.end(DevelopersTool.run(arguments: ProcessArguments.all.map(\.display)))
