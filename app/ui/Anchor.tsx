import type { ComponentPropsWithoutRef } from 'react'

type AnchorProps = ComponentPropsWithoutRef<'a'> & {
	href: string
	/** A whole new document even with script: downloads, the language switch, other layouts. */
	reload?: boolean
}

/**
 * Every link of the shop: a plain `<a>`, cheap to render and at work before script is.
 * `useLinkNavigation` in the root turns clicks on in-shop links into client-side navigation.
 */
export function Anchor({ reload, ...props }: AnchorProps) {
	return <a {...props} data-reload={reload ? '' : undefined} />
}
