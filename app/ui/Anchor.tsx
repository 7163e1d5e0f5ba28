import { Link } from '@remix-run/react'
import { forwardRef, type ComponentPropsWithoutRef, type MouseEvent } from 'react'

type AnchorProps = ComponentPropsWithoutRef<'a'> & {
	href: string
	/** A whole new document even with script: downloads, the language switch, other layouts. */
	reload?: boolean
}

/** Every link of the shop: navigates in the page with script, and is a plain `<a>` before script runs. */
export const Anchor = forwardRef<HTMLAnchorElement, AnchorProps>(function Anchor(
	{ href, reload, ...props },
	ref,
) {
	// The browser moves the focus with a link to a place of the same page; the router would not.
	if (href.startsWith('#')) return <a {...props} href={href} ref={ref} />
	// On the server nobody clicks: what `<Link>` prepares for that is a sixth of a page's time (docs/decisions/0029).
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

/** Offline the service worker answers documents only. */
function openDocument(event: MouseEvent<HTMLAnchorElement>) {
	if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return
	event.preventDefault()
	window.location.assign(event.currentTarget.href)
}
