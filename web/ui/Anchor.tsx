import { Link } from '@remix-run/react'
import { forwardRef, type ComponentPropsWithoutRef, type MouseEvent } from 'react'

type AnchorProps = ComponentPropsWithoutRef<'a'> & {
	href: string
	/** Loads a new document even with script: downloads, the language switch, other layouts. */
	reload?: boolean
}

/** The link component of the shop: client-side navigation with script, a plain `<a>` without. */
export const Anchor = forwardRef<HTMLAnchorElement, AnchorProps>(function Anchor(
	{ href, reload, ...props },
	ref,
) {
	// The browser moves the focus when following a fragment link; the router does not.
	if (href.startsWith('#')) return <a {...props} href={href} ref={ref} />
	// The server renders a plain `<a>`: `<Link>` takes a sixth of a page's rendering time (docs/decisions/0029).
	if (import.meta.env.SSR && href.startsWith('/')) return <a {...props} href={href} ref={ref} />
	return (
		<Link
			{...props}
			ref={ref}
			to={href}
			discover="none"
			reloadDocument={reload || props.download !== undefined}
			onClick={(event) => {
				props.onClick?.(event)
				if (!navigator.onLine) openDocument(event)
			}}
		/>
	)
})

/** Offline, the service worker answers document requests only. */
function openDocument(event: MouseEvent<HTMLAnchorElement>) {
	if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return
	event.preventDefault()
	window.location.assign(event.currentTarget.href)
}
