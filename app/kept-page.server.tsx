import { createElement, Fragment, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import type { Hole } from '#app/domain/personal.ts'
import type { ShopContext } from '#app/http/context.ts'
import type { Holes } from '#app/http/holes.server.ts'
import { instanceOf } from '#app/i18n/instances.server.ts'
import { type DrawPart, HolesContext } from '#app/ui/Part.tsx'
import { PartRouter, type RouterAt, routerAt } from './PartRouter.server.tsx'

/** A page without what is a visitor's own: its bytes, and between them the holes for data and for parts. */
export type KeptPage = {
	pieces: (Buffer | { data: string } | { part: number })[]
	holes: Holes<ShopContext>
	/** Of the address that it was rendered for. */
	router: RouterAt
	bytes: number
}

/** Notes a part that is left out of a page, and returns what stands there instead. */
export function leavePart({ mark, parts }: Holes<ShopContext>) {
	return (hole: Hole, draw: DrawPart): ReactElement => {
		parts.push({ hole, draw })
		return createElement('personal-part', { id: `${mark} ${parts.length - 1}` })
	}
}

/** A page that was rendered with holes, taken apart at them. Undefined: it has none. */
export async function keptPage(
	html: string,
	holes: Holes<ShopContext>,
	address: string,
): Promise<KeptPage | undefined> {
	if (holes.loads.size === 0) return undefined
	const { mark } = holes
	const hole = `<personal-part id="${mark} (\\d+)"></personal-part>|\\{"hole":"(${mark} [^"]+)"\\}`
	// What stands between holes, each followed by the number of a part and the name of data, of which one is undefined.
	const split: (string | undefined)[] = html.split(new RegExp(hole))
	const pieces = split.flatMap((text, at) => {
		if (text === undefined) return []
		if (at % 3 === 0) return Buffer.from(text)
		return at % 3 === 1 ? { part: Number(text) } : { data: text }
	})
	const bytes = pieces.reduce(
		(sum, piece) => sum + (Buffer.isBuffer(piece) ? piece.length : 100),
		0,
	)
	return { pieces, holes, router: await routerAt(address), bytes }
}

/** The page with a visitor's own data and parts in its holes: as it would have been rendered for them alone. */
export async function filledPage(
	page: KeptPage,
	visitor: ShopContext,
): Promise<Buffer<ArrayBuffer>> {
	const loading = Array.from(page.holes.loads, async ([name, load]) => {
		const own: unknown = await load(visitor)
		return [name, own] as const
	})
	const own = new Map(await Promise.all(loading))
	const parts = drawnParts(page, own, visitor.locale)
	return Buffer.concat(
		page.pieces.map((piece) => {
			if (Buffer.isBuffer(piece)) return piece
			return Buffer.from('part' in piece ? (parts[piece.part] ?? '') : json(own.get(piece.data)))
		}),
	)
}

const end = '<personal-part></personal-part>'

/** The HTML of each part. */
function drawnParts({ holes, router }: KeptPage, own: Map<string, unknown>, locale: string) {
	const drawn = ({ hole }: Hole, draw: (own: never) => unknown): ReactElement => (
		<>{Reflect.apply(draw, undefined, [own.get(hole)])}</>
	)
	const html = renderToString(
		<I18nextProvider i18n={instanceOf(locale)}>
			<HolesContext.Provider value={drawn}>
				<PartRouter at={router}>
					{holes.parts.map(({ hole, draw }, at) => (
						<Fragment key={at}>
							{drawn(hole, draw)}
							{createElement('personal-part')}
						</Fragment>
					))}
				</PartRouter>
			</HolesContext.Provider>
		</I18nextProvider>,
	)
	return html.split(end)
}

const escapes: Record<string, string> = {
	'&': '\\u0026',
	'<': '\\u003c',
	'>': '\\u003e',
	'\u2028': '\\u2028',
	'\u2029': '\\u2029',
}

/** As Remix writes data into a page. */
function json(data: unknown): string {
	return JSON.stringify(data).replace(/[&<>\u2028\u2029]/g, (sign) => escapes[sign] ?? sign)
}
