import { isForm, pluralForms } from './word-forms.ts'

type Candidate = { term: string; likeness: number }
/** A candidate with its Indonesian stem. */
export type NearTerm = Candidate & { stem: string }

/** The least part of the correction's similarity that another word needs to be as likely. */
const asLikely = 0.8
const maxOthers = 3

/** Possible corrections of `typed`, the most similar first. */
export function nearWords(typed: string, candidates: Candidate[]): string[] {
	return ranked(typed, candidates).map(({ term }) => term)
}

/** Words that are as likely as the most likely correction of `typed`, and no other forms of it. */
export function otherWords(typed: string, candidates: NearTerm[]): string[] {
	const [nearest, ...others] = ranked(typed, candidates)
	if (nearest === undefined) return []
	return others
		.filter(({ edits }) => edits === nearest.edits)
		.filter(({ likeness }) => likeness >= nearest.likeness * asLikely)
		.filter((other) => !isSameWord(nearest, other))
		.map(({ term }) => term)
		.slice(0, maxOthers)
}

function isSameWord(one: NearTerm, other: NearTerm): boolean {
	if (pluralForms(one.term).includes(other.term)) return true
	return one.stem === other.stem && isForm(one.term, other.term)
}

function ranked<T extends Candidate>(typed: string, candidates: T[]): (T & { edits: number })[] {
	return candidates
		.filter(({ term }) => !/[\d ]/.test(term) && Math.abs(term.length - typed.length) <= 3)
		.map((one) => ({ ...one, edits: editsBetween(typed, one.term) }))
		.filter(({ edits }) => edits <= maxEdits(typed))
		.toSorted((a, b) => a.edits - b.edits || b.likeness - a.likeness)
}

function maxEdits(word: string): number {
	if (word.length < 4) return 0
	if (word.length < 6) return 1
	return word.length < 9 ? 2 : 3
}

/** Edit distance: the number of letters to insert, remove, replace or swap with a neighbour. */
export function editsBetween(a: string, b: string): number {
	let beforeLast: number[] = []
	let last = Array.from({ length: b.length + 1 }, (_, at) => at)
	for (let i = 1; i <= a.length; i++) {
		const row = [i]
		for (let j = 1; j <= b.length; j++) {
			const same = a[i - 1] === b[j - 1] ? 0 : 1
			let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
				least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1)
			}
			row.push(least)
		}
		beforeLast = last
		last = row
	}
	return last[b.length] ?? 0
}
