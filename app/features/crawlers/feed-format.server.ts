import { stringify } from 'csv-stringify/sync'
import { feedFields, type FeedItem, type FeedShop } from './feed-item.server.ts'
import { xmlText } from './xml.ts'

/** A feed format: text before, per item, and after. */
export type FeedFormat = {
	contentType: string
	head: (shop: FeedShop) => string
	item: (item: FeedItem) => string
	tail: string
}

export const feedFormats: Record<'xml' | 'csv', FeedFormat> = {
	xml: {
		contentType: 'application/xml; charset=utf-8',
		head: ({ title, origin }) =>
			'<?xml version="1.0" encoding="UTF-8"?>\n' +
			'<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n' +
			`<title>${xmlText(title)}</title><link>${xmlText(origin)}</link><description>${xmlText(title)}</description>\n`,
		item: (item) =>
			`<item>${feedFields.map((field) => elements(field, item[field])).join('')}</item>\n`,
		tail: '</channel></rss>\n',
	},
	csv: {
		contentType: 'text/csv; charset=utf-8',
		head: () => csvLine([...feedFields]),
		item: (item) => csvLine(feedFields.map((field) => item[field] ?? '')),
		tail: '',
	},
}

function elements(field: string, value: string | undefined): string {
	if (!value) return ''
	const values = field === 'additional_image_link' ? value.split(',') : [value]
	return values.map((one) => `<g:${field}>${xmlText(one)}</g:${field}>`).join('')
}

/** One line of CSV (RFC 4180); a value that a spreadsheet would read as a formula gets a leading apostrophe. */
function csvLine(cells: string[]): string {
	return stringify([cells], { record_delimiter: 'windows', escape_formulas: true })
}
