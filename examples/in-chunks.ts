const largest = 500

/** Gives a long list to `work` in parts: a statement takes at most 65,535 parameters. */
export async function inChunks<T>(list: T[], work: (part: T[]) => PromiseLike<unknown>) {
	for (let at = 0; at < list.length; at += largest) await work(list.slice(at, at + largest))
}
