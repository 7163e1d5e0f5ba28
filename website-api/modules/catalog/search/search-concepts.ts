import { isFiller } from './typed-words.ts'
import { isForm, pluralForms } from './word-forms.ts'
import type { SynonymGroup, WordFacts } from './word-facts.queries.ts'

/** A phrase of words; the last one may be a prefix. */
type Alternative = { words: string[]; isStart: boolean; isApart?: boolean }
/** One concept of a search: the typed words and their synonyms. */
export type Concept = {
	typed: string[]
	/** Ignored if there are other concepts, e.g. "cheap". */
	isFiller: boolean
	alternatives: Alternative[]
}

const maxAlternatives = 60
/** The maximum number of words of a synonym. */
export const MAX_PHRASE_WORDS = 3

/** The phrases of the words, up to a few words long, that may be synonyms. */
export function phrasesOf(words: string[]): string[] {
	return words.flatMap((_word, at) =>
		Array.from({ length: MAX_PHRASE_WORDS }, (_, length) => at + length + 1)
			.filter((end) => end <= words.length)
			.map((end) => words.slice(at, end).join(' ')),
	)
}

/** Two words joined into one, and one word split into two, as candidates. */
export function compoundsOf(words: string[]): string[] {
	const joined = words.slice(1).map((word, at) => `${words[at]}${word}`)
	return [...new Set([...joined, ...words.flatMap((word) => splitsOf(word).flat())])]
}

function splitsOf(word: string): [string, string][] {
	if (word.length < 6 || word.length > 20) return []
	return Array.from({ length: word.length - 5 }, (_, at) => [
		word.slice(0, at + 3),
		word.slice(at + 3),
	])
}

/** The concepts of typed words. `isTyping`: the last word may be incomplete. */
export function conceptsOf(words: string[], known: WordFacts, isTyping: boolean): Concept[] {
	const concepts: Concept[] = []
	for (let at = 0; at < words.length;) {
		const length = lengthAt(words, at, known)
		const typed = words.slice(at, at + length)
		at += length
		const isUnfinished = isTyping && at === words.length
		concepts.push({
			typed,
			isFiller: typed.every(isFiller),
			alternatives: alternativesOf(typed, known, isUnfinished).slice(0, maxAlternatives),
		})
	}
	return concepts
}

/**
 * The number of words from here that form one concept: the longest synonym, or two words that products write as one.
 */
function lengthAt(words: string[], at: number, { synonyms, compounds }: WordFacts): number {
	for (let length = MAX_PHRASE_WORDS; length > 1; length--) {
		if (at + length > words.length) continue
		const typed = words.slice(at, at + length)
		if (groupsOf(typed.join(' '), synonyms).length > 0) return length
		if (length === 2 && compounds.has(typed.join(''))) return length
	}
	return 1
}

function alternativesOf(typed: string[], known: WordFacts, isUnfinished: boolean): Alternative[] {
	const own =
		typed.length > 1 ? ofSeveral(typed, known) : ofOne(typed[0] ?? '', known, isUnfinished)
	const meant = groupsOf(typed.join(' '), known.synonyms).flatMap(({ words, also }) => [
		...words,
		...also,
	])
	const others = [...new Set(meant)].map((phrase) => ({
		words: phrase.split(' '),
		isStart: false,
	}))
	return [...own, ...others]
}

function ofSeveral(typed: string[], { compounds }: WordFacts): Alternative[] {
	const apart = { words: typed, isStart: false, isApart: true }
	const joined = typed.join('')
	return compounds.has(joined) ? [{ words: [joined], isStart: false }, apart] : [apart]
}

function ofOne(word: string, known: WordFacts, isUnfinished: boolean): Alternative[] {
	const fact = known.facts.get(word)
	const mayBePrefix = word.length > 2 && !/^\d/.test(word)
	const isStart = isUnfinished || (mayBePrefix && !fact?.isKnown)
	const forms = [
		...pluralForms(word),
		...(fact?.sameStem ?? []).filter((mate) => isForm(word, mate)),
	]
	const split =
		fact?.isKnown || fact?.isStart
			? undefined
			: splitsOf(word).find((parts) => parts.every((part) => known.compounds.has(part)))
	return [
		{ words: [word], isStart },
		...forms.map((form) => ({ words: [form], isStart: false })),
		...(split ? [{ words: split, isStart: false, isApart: true }] : []),
	]
}

function groupsOf(phrase: string, synonyms: SynonymGroup[]): SynonymGroup[] {
	return synonyms.filter(({ words }) => words.includes(phrase))
}

type QueryShape = {
	/** Phrases cannot be matched in a tsvector without positions. */
	hasPositions: boolean
	/** Match these weights only. */
	weight?: 'A' | 'B' | 'C' | ''
	/** Only the typed words, without synonyms. */
	isOwn?: boolean
}

/** A concept as a PostgreSQL tsquery. */
export function conceptQuery(concept: Concept, { hasPositions, weight = '', isOwn }: QueryShape) {
	const alternatives = isOwn ? concept.alternatives.slice(0, 1) : concept.alternatives
	const queries = alternatives.map(({ words, isStart, isApart }) => {
		const mark = `${isStart ? '*' : ''}${weight}`
		const lexemes = words.map((word) => `'${word}'${mark === '' ? '' : `:${mark}`}`)
		return lexemes.length === 1
			? lexemes[0]
			: `(${lexemes.join(hasPositions && !isApart ? ' <-> ' : ' & ')})`
	})
	return `(${queries.join(' | ')})`
}
