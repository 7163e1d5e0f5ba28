/** Words that English sentences have and Indonesian ones don't. */
const words =
	/\b(?:the|your|you|please|with|this|that|are|was|were|from|has|have|will|does|not|cannot|and|of)\b/i

/** Whether a text has words of an English sentence. */
export function isEnglish(text: string): boolean {
	return words.test(text)
}
