import { escapeHtml } from '#process/text/escape-html.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { mailText } from '#website-api/i18n/mail-text.ts'
import { smallPrint, type MailContent, type MailRow, type Sender } from './mail-content.ts'

const font = "font-family:'Plus Jakarta Sans',Segoe UI,Helvetica,Arial,sans-serif"
const ink = '#14171c'
const quiet = '#4a515c'

/** A mail as HTML for mail programs: tables and inline styles, no scripts, no external pictures. */
export function mailHtml(content: MailContent, locale: Locale, sender: Sender): string {
	const { subject, name, paragraphs, rows = [], button, notes = [], unsubscribe } = content
	const body = [
		paragraph(mailText(locale, 'greeting', { name }), 'font-weight:600'),
		...paragraphs.map((text) => paragraph(text)),
		...(rows.length > 0 ? [table(rows)] : []),
		...(button ? [pressable(button, locale, sender.accent)] : []),
		...notes.map((text) => paragraph(text, `color:${quiet};font-size:14px`)),
		paragraph(`${mailText(locale, 'closing')}\n${sender.shop}`),
		...(unsubscribe ? [quietLink(unsubscribe)] : []),
	]
	return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f1f3f6;${font};color:${ink}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px">
<tr><td style="padding:20px 24px;border-top:4px solid ${sender.accent};border-radius:12px 12px 0 0;font-size:18px;font-weight:700">${escapeHtml(sender.shop)}</td></tr>
<tr><td style="padding:0 24px 8px"><h1 style="margin:0;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1></td></tr>
<tr><td style="padding:8px 24px 24px">${body.join('\n')}</td></tr>
</table>
<p style="max-width:560px;margin:16px auto 0;font-size:13px;line-height:1.5;color:${quiet}">${smallPrint(locale, sender).map(escapeHtml).join('<br>')}</p>
</td></tr></table>
</body></html>`
}

function paragraph(text: string, style = ''): string {
	const lines = escapeHtml(text).replaceAll('\n', '<br>')
	return `<p style="margin:16px 0 0;font-size:16px;line-height:1.6;overflow-wrap:anywhere;${style}">${lines}</p>`
}

function table(rows: MailRow[]): string {
	const cells = rows.map(({ label, value, isTotal }) => {
		const style = `padding:8px 0;border-bottom:1px solid #e4e7eb;font-size:15px;line-height:1.5;vertical-align:top;${isTotal ? 'font-weight:700' : ''}`
		return `<tr><td style="${style}">${escapeHtml(label)}</td><td align="right" style="${style};padding-left:16px">${escapeHtml(value)}</td></tr>`
	})
	return `<table width="100%" cellpadding="0" cellspacing="0" style="margin-top:16px;border-top:1px solid #e4e7eb">${cells.join('')}</table>`
}

function pressable(
	{ label, href }: { label: string; href: string },
	locale: Locale,
	accent: string,
) {
	const address = escapeHtml(href)
	return `<p style="margin:24px 0 0"><a href="${address}" style="display:inline-block;padding:14px 24px;background:${accent};color:#ffffff;font-weight:700;text-decoration:none;border-radius:10px">${escapeHtml(label)}</a></p>
<p style="margin:12px 0 0;font-size:13px;line-height:1.5;color:${quiet};overflow-wrap:anywhere">${escapeHtml(mailText(locale, 'orOpen'))}<br><a href="${address}" style="color:${quiet}">${address}</a></p>`
}

function quietLink({ label, href }: { label: string; href: string }): string {
	return `<p style="margin:16px 0 0;font-size:13px"><a href="${escapeHtml(href)}" style="color:${quiet}">${escapeHtml(label)}</a></p>`
}
