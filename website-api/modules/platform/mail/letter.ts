import type { Locale } from '#website-api/i18n/locale.ts'

/** A table row of a letter: words at the left, a number or a name at the right. */
export type LetterRow = { label: string; value: string; isTotal?: boolean }

/** What one mail says, in its reader's language and in plain words: no part of it is HTML. */
export type Letter = {
	subject: string
	/** Who reads it, as they are greeted. */
	name: string
	paragraphs: string[]
	rows?: LetterRow[]
	button?: { label: string; href: string }
	/** Smaller, after the button. */
	notes?: string[]
}

/** A letter with whom it goes to. */
export type AddressedLetter = { to: string; locale: Locale; letter: Letter }

/** The shop that writes: its name, its colour and where it is reached. */
export type Sender = { shop: string; phone: string; accent: string }
