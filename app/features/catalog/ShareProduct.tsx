import { useTranslation } from '#app/i18n/use-translation.ts'
import { useHydrated } from 'remix-utils/use-hydrated'
import { chipStyle } from '#web/ui/chip-style.ts'
import { CopyButton } from '#app/ui/CopyButton.tsx'

type ShareProductProps = {
	name: string
	/** The product's address with its host. */
	address: string
}

/**
 * Shares a product: by WhatsApp and mail as plain links; with script by copying, and by the device's own menu in place of
 * mail, which is about as wide, so that the row keeps its height.
 */
export function ShareProduct({ name, address }: ShareProductProps) {
	const { t } = useTranslation('catalog')
	const canShare = useHydrated() && 'share' in navigator
	const text = encodeURIComponent(`${name} ${address}`)
	const mail = `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(address)}`
	return (
		<div
			role="group"
			aria-label={t('share.label')}
			className="flex flex-wrap items-center gap-2"
			data-script="when-seen"
		>
			<span className="text-14 font-semibold">{t('share.title')}</span>
			<a
				className={chipStyle()}
				href={`https://wa.me/?text=${text}`}
				target="_blank"
				rel="noopener noreferrer"
			>
				WhatsApp
			</a>
			{canShare ? (
				<button
					type="button"
					className={chipStyle()}
					onClick={() => {
						// Rejects when the visitor closes the menu.
						navigator.share({ title: name, url: address }).catch(() => undefined)
					}}
				>
					{t('share.device')}
				</button>
			) : (
				<a className={chipStyle()} href={mail}>
					{t('share.mail')}
				</a>
			)}
			<CopyButton
				value={address}
				shown=""
				label={t('share.copy')}
				messages={{
					empty: t('share.empty'),
					copied: t('share.copied'),
					failed: t('share.failed'),
				}}
			/>
		</div>
	)
}
