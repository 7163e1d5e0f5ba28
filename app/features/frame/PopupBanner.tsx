import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { BackFields } from '#app/features/forms/BackFields.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Anchor } from '#app/ui/Anchor.tsx'
import { dialogStyle } from '#app/ui/dialog-style.ts'
import { IconButton } from '#app/ui/IconTarget.tsx'

export type PopupView = { src: string; alt: string; href: string | null }

/**
 * The company's popup on every page with the full frame: a non-modal dialog closed by a form; with script at once, and
 * by Escape (page-tasks.js).
 */
export function PopupBanner({ popup, formToken }: { popup: PopupView | null; formToken: string }) {
	const { t } = useTranslation('frame')
	const path = usePath()
	const fetcher = useFetcher({ key: 'popup' })
	const box = useRef<HTMLDialogElement>(null)
	const isOpen = popup !== null && fetcher.state === 'idle'
	useEffect(() => {
		if (!isOpen) return
		const dialog = box.current
		return () => {
			// Returns the focus to the page.
			if (!dialog?.isConnected && document.activeElement === document.body) {
				document.getElementById('main')?.focus({ preventScroll: true })
			}
		}
	}, [isOpen])
	if (!isOpen) return null
	const card = (
		<>
			<img className="w-full" src={popup.src} alt="" width={960} height={720} />
			{popup.alt ? <span className="block px-4 py-3 font-semibold">{popup.alt}</span> : null}
		</>
	)
	return (
		<dialog
			className={dialogStyle({ place: 'corner', padding: 'none', className: 'print:hidden' })}
			aria-label={popup.alt || t('notifications')}
			open
			ref={box}
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
