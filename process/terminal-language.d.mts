export function languageOfTerminal(
	env: Readonly<Record<string, string | undefined>>,
): string | undefined
