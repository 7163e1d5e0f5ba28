import { useTranslation } from '#app/i18n/use-translation.ts'
import { copyMessages } from '#app/features/texts/copy-messages.ts'
import { CopyButton } from '#app/ui/CopyButton.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { textLinkStyle } from '#web/ui/TextLink.tsx'

/** A courier's number, to be copied, with its page on the courier's site; null: it has none. */
export function TrackingNumber({ number, page }: { number: string; page: string | null }) {
	const { t } = useTranslation('orders')
	return (
		<p>
			<MutedText as="span">{t('details.tracking')}: </MutedText>
			<CopyButton value={number} label={t('copy.label')} messages={copyMessages(t)} />
			{page ? (
				<a
					className={textLinkStyle({ touch: 'block' })}
					href={page}
					target="_blank"
					rel="noopener noreferrer"
				>
					{t('details.track')}
				</a>
			) : null}
		</p>
	)
}
