import { useTranslation } from '#app/i18n/use-translation.ts'
import { CopyButton } from '#app/ui/CopyButton.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { Section } from '#app/ui/Section.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

/** A link that shows the wishlist's products to others, without its owner. */
export function ShareWishlist({ address }: { address: string }) {
	const { t } = useTranslation('wishlist')
	const text = encodeURIComponent(t('share.message', { address }))
	return (
		<Section id="share" title={t('share.title')}>
			<MutedText className="mb-2">{t('share.text')}</MutedText>
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
				<TextLink
					touch="block"
					href={`https://wa.me/?text=${text}`}
					target="_blank"
					rel="noopener noreferrer"
				>
					{t('share.whatsapp')}
				</TextLink>
			</p>
		</Section>
	)
}
