type Ending = { say: (line: string) => void; exit: (code: number) => void }

const ofProcess: Ending = {
	say: (line) => void process.stderr.write(`${line}\n`),
	exit: (code) => process.exit(code),
}

/** Starts a program. What ends its start, as a wrong setting or a port that is taken, is said in its own words. */
export async function runProgram(
	start: () => Promise<void>,
	{ say, exit } = ofProcess,
): Promise<void> {
	try {
		await start()
	} catch (error) {
		say(reasonOf(error))
		exit(1)
	}
}

/** A failed query's message contains all its values: then its cause is the reason. */
function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error)
	const hasValues = 'params' in error
	return hasValues && error.cause !== undefined ? reasonOf(error.cause) : error.message
}
