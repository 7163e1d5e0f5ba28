/**
 * The rules of statements for a schema that Citus places on a machine (docs/decisions/0057, "The same schema on Citus"). Works
 * on whole statements and on parts of them.
 */

/** Functions that are not immutable, and words that stand for one. */
const CHANGING = new Set([
	'now',
	'clock_timestamp',
	'statement_timestamp',
	'transaction_timestamp',
	'timeofday',
	'current_timestamp',
	'current_date',
	'current_time',
	'localtimestamp',
	'localtime',
	'random',
	'gen_random_uuid',
	'uuid_generate_v4',
	'nextval',
	'currval',
	'setval',
	'current_setting',
	'set_config',
	'pg_current_xact_id',
	'pg_current_snapshot',
	'txid_current',
	'concat_ws',
	'to_char',
	'to_jsonb',
	'row_to_json',
	'jsonb_build_object',
	'json_build_object',
])
const WORDS = new Set([
	'current_timestamp',
	'current_date',
	'current_time',
	'localtimestamp',
	'localtime',
])

const token =
	/--[^\n]*|\/\*[\s\S]*?\*\/|(\$\w*\$)[\s\S]*?\1|[eE]?'(?:[^'\\]|''|\\.)*'|"(?:[^"]|"")+"|[A-Za-z_]\w*|\$\d+|\s+|./g

/** Words in lower case, names without their quotes, and signs; no texts and comments. */
function tokensOf(text) {
	return [...text.matchAll(token)]
		.map(([found]) => found)
		.filter((found) => !/^(?:\s|--|\/\*|[eE]?'|\$\w*\$)/.test(found))
		.map((found) =>
			found.startsWith('"') ? { name: found.slice(1, -1) } : { word: found.toLowerCase() },
		)
}

/** What is wrong with a statement or a part of one; '' for nothing. */
export function faultOf(text) {
	const tokens = tokensOf(text)
	const word = (at) => tokens[at]?.word
	const depths = depthsOf(tokens)
	for (let at = 0; at < tokens.length; at++) {
		if ((tokens[at].name ?? word(at)) === 'public' && word(at + 1) === '.')
			return 'names the schema public'
		if (word(at) === 'set_config' && !/'plan_cache_mode'/.test(text)) {
			return 'sets with set_config(), which is not handed on to the machine of the schema: setLocal'
		}
		if (word(at) === 'set' && word(at - 1) === 'update' && word(at - 2) === 'do') {
			const call = changingCall(tokens, at + 1, endOf(tokens, depths, at, ['returning']))
			if (call) return `calls ${call} in DO UPDATE: take excluded.…`
		} else if (word(at) === 'set' && isOfUpdate(tokens, depths, at)) {
			const fault = faultOfSet(
				tokens,
				at + 1,
				endOf(tokens, depths, at, ['from', 'where', 'returning']),
			)
			if (fault) return fault
		}
		if (word(at) === 'returning') {
			const call = changingCall(tokens, at + 1, endOf(tokens, depths, at, []))
			if (call) return `calls ${call} in RETURNING: select it`
		}
	}
	return ''
}

/** What is wrong with an expression that `onConflictDoUpdate` or `returning` is given. */
export function faultOfExpression(text, place) {
	const tokens = tokensOf(text)
	const call = changingCall(tokens, 0, tokens.length)
	return call ? `calls ${call} in ${place}` : ''
}

/** What is wrong with an expression that an update sets. */
export function faultOfAssigned(text) {
	const tokens = tokensOf(text)
	return faultOfSet(tokens, 0, tokens.length)
}

function faultOfSet(tokens, from, to) {
	for (let at = from; at < to; at++) {
		const { word } = tokens[at]
		if (word !== 'case' && word !== 'coalesce') continue
		const call = changingCall(
			tokens,
			at,
			word === 'case' ? endOfCase(tokens, at, to) : endOfCall(tokens, at + 1, to),
		)
		if (call)
			return `calls ${call} in ${word.toUpperCase()} of an update: take clock.at, or least() for coalesce()`
	}
	return ''
}

function changingCall(tokens, from, to) {
	for (let at = from; at < to; at++) {
		const { word } = tokens[at]
		if (CHANGING.has(word) && (tokens[at + 1]?.word === '(' || WORDS.has(word))) return `${word}()`
	}
	return undefined
}

function depthsOf(tokens) {
	let depth = 0
	return tokens.map(({ word }) => (word === '(' ? depth++ : word === ')' ? --depth : depth))
}

/** Whether SET is of `update …`: not of `update set`, `alter`, `set local`. */
function isOfUpdate(tokens, depths, at) {
	for (let before = at - 1; before >= 0 && depths[before] >= depths[at]; before--) {
		if (depths[before] > depths[at]) continue
		if (tokens[before].word === 'update') return true
		if (['alter', 'for', 'begin', ';', 'select', 'insert'].includes(tokens[before].word))
			return false
	}
	return false
}

/** Where a clause ends: at one of these words, a closing parenthesis, or the end. */
function endOf(tokens, depths, from, words) {
	for (let at = from + 1; at < tokens.length; at++) {
		if (depths[at] < depths[from] || tokens[at].word === ';') return at
		if (depths[at] === depths[from] && words.includes(tokens[at].word)) return at
	}
	return tokens.length
}

function endOfCase(tokens, from, to) {
	let open = 0
	for (let at = from; at < to; at++) {
		if (tokens[at].word === 'case') open++
		if (tokens[at].word === 'end' && --open === 0) return at
	}
	return to
}

function endOfCall(tokens, from, to) {
	let open = 0
	for (let at = from; at < to; at++) {
		if (tokens[at].word === '(') open++
		if (tokens[at].word === ')' && --open === 0) return at
	}
	return to
}
