import { useTranslation } from 'react-i18next'
import { Anchor } from '#app/ui/Anchor.tsx'
import { CopyButton } from '#app/ui/CopyButton.tsx'
import { Section } from '#app/ui/Section.tsx'

/** A link that shows the goods of a wishlist to others, and nothing of whose it is. */
export function ShareWishlist({ address }: { address: string }) {
	const { t } = useTranslation('wishlist')
	const text = encodeURIComponent(t('share.message', { address }))
	return (
		<Section id="share" title={t('share.title')}>
			<p className="help mb-2">{t('share.text')}</p>
			<p className="wrap-anywhere">
				<CopyButton
					value={address}
					label={t('share.copy')}
					messages={{
						empty: t('share.empty'),
						copied: t('share.copied'),
						failed: t('share.failed'),
					}}
				/>
			</p>
			<p>
				<Anchor
					className="link inline-flex min-h-11 items-center"
					href={`https://wa.me/?text=${text}`}
					target="_blank"
					rel="noopener noreferrer"
				>
					{t('share.whatsapp')}
				</Anchor>
			</p>
		</Section>
	)
}
