import { useFetcher, useLocation, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { BackFields } from '#app/features/forms/BackFields.tsx'
import { withoutLocale } from '#web/i18n/paths.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { IconButton } from '#web/ui/IconTarget.tsx'

export type PopupView = {
	src: string
	alt: string
	href: string | null
	/** On whichever page a visit begins; else on the home page only. */
	isOnAllPages: boolean
}

/**
 * The company's popup, once a visit: a dialog above the page, which it neither covers nor moves later; its button is
 * the first to focus. It is closed by a form; with script at once, and by Escape (page-tasks.js).
 */
export function PopupBanner({ popup, formToken }: { popup: PopupView | null; formToken: string }) {
	const { t } = useTranslation('frame')
	const path = usePath()
	const fetcher = useFetcher({ key: 'popup' })
	const isFirstPage = useFirstPage()
	const isHome = withoutLocale(useLocation().pathname) === paths.home
	const isHere = popup !== null && isFirstPage && (popup.isOnAllPages || isHome)
	// Closed by the press, whatever the answer.
	const isOpen = isHere && fetcher.state === 'idle' && fetcher.data === undefined
	if (!isOpen) return null
	const card = (
		<>
			<img className="h-40 w-full object-contain" src={popup.src} alt="" />
			{popup.alt ? <span className="block px-4 py-3 font-semibold">{popup.alt}</span> : null}
		</>
	)
	return (
		<dialog
			className="relative m-0 w-full max-w-none border-b border-line bg-sunk text-center text-ink print:hidden"
			aria-label={popup.alt || t('notifications')}
			open
		>
			<fetcher.Form
				className="absolute top-1 right-1 z-1"
				method="post"
				action={path(paths.preferences)}
				data-closes
			>
				<BackFields formToken={formToken} />
				<input type="hidden" name="popup" value="hide" />
				<IconButton icon="close" label={t('close')} overlay />
			</fetcher.Form>
			{popup.href === null ? card : <Anchor href={popup.href}>{card}</Anchor>}
		</dialog>
	)
}

/** Whether the layout shows the first page that it was rendered with; false from the press that leaves it. */
function useFirstPage(): boolean {
	const { pathname } = useLocation()
	const next = useNavigation().location
	const [first] = useState(pathname)
	const [hasLeft, setHasLeft] = useState(false)
	const isLeaving = pathname !== first || (next !== undefined && next.pathname !== first)
	if (isLeaving && !hasLeft) setHasLeft(true)
	return !isLeaving && !hasLeft
}
