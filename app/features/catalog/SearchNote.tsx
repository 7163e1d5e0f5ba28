import { useTranslation } from '#app/i18n/use-translation.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { ListingView } from './listing-view.ts'

/** Says when the products are not just what was searched for: another spelling, or not all words. */
export function SearchNote({ search, cards }: ListingView) {
	const { t } = useTranslation('catalog')
	if (!search) return null
	const { corrected, match, near } = search
	const found = cards.length > 0 && (match === 'MOST' || match === 'ANY') ? match : null
	if (corrected === null && found === null && near.length === 0) return null
	return (
		<div className="mb-4">
			<Alert>
				{corrected === null ? null : <p>{t('search.corrected', { text: corrected })}</p>}
				{near.length === 0 ? null : (
					<p>
						{t('search.near')}{' '}
						{near.map(({ text, href }, at) => (
							<span key={text}>
								{at > 0 ? ', ' : ''}
								<TextLink href={href} rel="nofollow" touch="line">
									{text}
								</TextLink>
							</span>
						))}
					</p>
				)}
				{found === null ? null : <p>{t(`search.${found}`)}</p>}
			</Alert>
		</div>
	)
}
