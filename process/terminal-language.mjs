/**
 * The language that the environment names for messages, e.g. `id` for `id_ID.UTF-8`; undefined if it names none. An empty
 * variable counts as unset, as POSIX has it. Plain JavaScript, since scripts need it before anything is installed.
 */
export function languageOfTerminal(env) {
	const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
	return /^[a-z]+/i.exec(locale)?.[0].toLowerCase()
}
