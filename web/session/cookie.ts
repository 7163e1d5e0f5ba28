export const hour = 3_600
export const day = 24 * hour

/** All that is to be said of a cookie. Every one is HttpOnly, SameSite=Lax, Secure over https, and for the whole host. */
export type Cookie = {
	/** Its name; over https with the prefix __Host-, unless `hasFixedName`. */
	name: string
	/** Encrypted and authenticated; otherwise anybody may have written it. */
	isSealed: boolean
	/** How long it lasts unless it is written for another time. */
	seconds: number
	/** Pages for who has it differ from those of other visitors: they are not shared. */
	isPersonal: boolean
	/** Removed by signing out (spec section 4, "Session"). */
	endsWithSession: boolean
	/**
	 * The specification fixes its name (section 9). Absent: over https it has the prefix __Host-, so that neither another
	 * host nor somebody on the network can set it. Over http, where browsers refuse the prefix, the plain name is used;
	 * it is never read over https.
	 */
	hasFixedName?: true
}
type Facts = Omit<Cookie, 'name'>

/** A cookie of an application; those of the storefront stand in one list, from which its rules are made. */
export function cookie<const Given extends Facts>(name: string, facts: Given) {
	return { name, ...facts }
}

export type SealedCookie = Cookie & { isSealed: true }
export type PlainCookie = Cookie & { isSealed: false }
