import type { Path } from '#web/domain/path-pattern.ts'

/** What stands around a page; `nothing`: a file, a form's address, or a page of its own. */
export type Layout = 'shop' | 'content' | 'custom' | 'checkout' | 'account' | 'nothing'

/**
 * Who may open a page. The gate leads others away: `visitors` are not signed in (spec section 2); what is for
 * `everyHost` answers without a shop too, or while it is closed; the rest is for `everyone` of an open shop.
 */
type Audience = 'everyone' | 'visitors' | 'everyHost'

type Facts = {
	path: Path
	/** The route module, below app/routes. */
	module: `${string}.ts` | `${string}.tsx`
	within: Layout
	/**
	 * The page is the same for every anonymous visitor of a company and a language, but for these query parameters: it
	 * is kept, here and by caches in front. Absent: rendered for each request.
	 */
	sharedBy?: readonly string[]
	/**
	 * Without a query, the page is one's own but for its frame: all that differs between visitors is in personal parts,
	 * and the rest is kept here. No cache in front keeps it. Absent: rendered for each request, or `sharedBy`.
	 */
	keepsFrame?: true
	/** A page that is kept differs for known visitors (`personalIfKnown`): there is another one for them. */
	differsForKnown?: true
	/** A page that is kept differs for signed-in customers in more than its personal parts: it is rendered whole for them. */
	wholeForMembers?: true
	/** Largest form in bytes, of a page whose form takes a file. Absent: the limit of forms without files. */
	upload?: number
	/**
	 * Takes what programs send, as it is, of at most so many bytes: no form, no cookie, and never an answer that leads
	 * elsewhere. Absent: forms of the shop's own pages.
	 */
	takesBytes?: number
	/** Refused last under load. Absent: by what is known of the visitor. */
	importance?: 'checkout'
	/** What a request counts for the rate limit, in pages. Absent: one. */
	cost?: number
	/** Texts and menus of the shop may link to it. Absent: they may not. */
	isLinked?: true
	/** A file for programs, with a Cache-Control of its own and the same for everyone. */
	isFile?: true
}

/** An address of the storefront: all that is to be said of it. */
export type Page = Facts & { for: Audience }

/** An address at or below /profile, which is for signed-in customers. */
export type AccountPage = Omit<Facts, 'sharedBy' | 'isFile' | 'takesBytes'> & {
	path: '/profile' | `/profile/${string}`
	/** Its place in the account's menu, where its text is `nav.<name>` of the namespace `profile`. Absent: none. */
	menu?: {
		icon: string
		/** Its heading, the text `groups.<group>`; absent: at the top, without one. */
		group?: 'orders' | 'money' | 'programmes' | 'settings'
		/** Only members of a programme, who may use Google, or who bought something digital have it. */
		only?: 'affiliate' | 'agent' | 'google' | 'digital'
	}
}

const megabyte = 1024 * 1024
/** A file is of at most 5 MB. Somewhat larger forms are read too, so that the page can refuse and keep their values. */
export const oneFile = 16 * megabyte
/** Up to five such files. */
export const fiveFiles = 32 * megabyte
