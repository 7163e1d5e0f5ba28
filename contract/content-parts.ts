import { z } from 'zod'
import { message } from './message.ts'

/** A path within the shop; cannot link to another host. */
export const shopPath = z
	.string()
	.max(300)
	.regex(/^\/(?![/\\])[^\s\\\p{Cc}]*$/u)
/** The id of a stored picture. */
export const mediaId = z.string().regex(/^[a-z0-9]{8,64}$/)
/** The version in an answer: identifies the saved state that a form is based on. */
export const savedVersion = z.string().max(40)
/** Product slugs, in order. */
export const productSlugs = z.array(z.string().max(200)).max(20)
/** HTML, which the storefront sanitises. */
export const html = z.string().max(300_000)
/** A time in any zone; null: none. */
export const anyTime = z.iso.datetime({ offset: true }).nullable()

/** The answer to changes of pages, articles, article categories, banners and messages. */
export const Changed = message({ key: ['KEY', z.string()] })
