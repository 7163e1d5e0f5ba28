import sanitizeHtml from 'sanitize-html'

/** Resolves an internal link; null when the shop has no such page. */
export type HrefOf = (target: string) => string | null

export type SafeHtmlOptions = {
	/** Highest heading level: 2 below a page's title, 3 within a section. */
	top: 2 | 3
	/** Without it, internal links are removed. */
	hrefOf?: HrefOf
	/** `rel` of links that leave the shop. */
	rel?: string
}

/**
 * Sanitises HTML of the website API with an allow-list: text, lists, tables, the shop's pictures and links. Headings
 * are lowered so that the page keeps a single `h1`.
 */
export function safeHtml(html: string, options: SafeHtmlOptions): string {
	return lowered(sanitizeHtml(html, rulesOf(options)), options.top)
}

const picture = /^\/media\/[a-z0-9]{8,64}\/\d{2,4}\.(?:avif|webp|jpg)$/
const externalUrl = /^(?:https?:\/\/|mailto:|tel:)/i
const anchor = /^#[\w-]+$/

function rulesOf({ hrefOf, rel = 'nofollow noopener' }: SafeHtmlOptions): sanitizeHtml.IOptions {
	return {
		allowedTags: [
			'p',
			'br',
			'strong',
			'b',
			'em',
			'i',
			'u',
			's',
			'small',
			'sub',
			'sup',
			'h1',
			'h2',
			'h3',
			'h4',
			'h5',
			'h6',
			'blockquote',
			'hr',
			'a',
			'ul',
			'ol',
			'li',
			'dl',
			'dt',
			'dd',
			'figure',
			'figcaption',
			'img',
			'table',
			'caption',
			'thead',
			'tbody',
			'tr',
			'th',
			'td',
		],
		allowedAttributes: {
			a: ['href', 'rel'],
			img: ['src', 'alt', 'width', 'height', 'loading'],
			th: ['colspan', 'rowspan'],
			td: ['colspan', 'rowspan'],
		},
		allowedSchemes: ['https', 'http', 'mailto', 'tel'],
		allowProtocolRelative: false,
		nestingLimit: 20,
		exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !picture.test(attribs.src ?? ''),
		transformTags: {
			a: (_, { href = '' }) => link(href.trim(), hrefOf, rel),
			img: (tagName, { src = '', alt = '', width = '', height = '' }) => ({
				tagName,
				attribs: { src, alt, ...sizeOf(width, height), loading: 'lazy' },
			}),
		},
	}
}

/** A sanitised link; one without a valid target keeps its text only. */
function link(href: string, hrefOf: HrefOf | undefined, rel: string): sanitizeHtml.Tag {
	if (externalUrl.test(href)) return { tagName: 'a', attribs: { href, rel } }
	if (anchor.test(href)) return { tagName: 'a', attribs: { href } }
	const inShop = href.startsWith('/') ? (hrefOf?.(href) ?? null) : null
	return inShop === null
		? { tagName: 'span', attribs: {} }
		: { tagName: 'a', attribs: { href: inShop } }
}

function sizeOf(width: string, height: string): Record<string, string> {
	const isValid = /^\d{1,4}$/.test(width) && /^\d{1,4}$/.test(height)
	return isValid ? { width, height } : {}
}

/** Shifts the headings of sanitised HTML so that the highest is `top` and none is below h4. */
function lowered(html: string, top: number): string {
	const levels = [...html.matchAll(/<h([1-6])>/g)].map(([, level]) => Number(level))
	const by = Math.max(0, top - Math.min(...levels))
	return html.replace(
		/<(\/?)h([1-6])>/g,
		(_, end: string, level: string) => `<${end}h${Math.min(4, Number(level) + by)}>`,
	)
}
