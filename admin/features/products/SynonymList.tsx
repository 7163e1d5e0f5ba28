import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { Synonym } from '#contract/synonym.ts'
import { RowButton } from '#admin/ui/RowButton.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { synonymFormId } from './SynonymForm.tsx'

/** The synonyms, each with a link to change it and a button to remove it. */
export function SynonymList({ rows }: { rows: Synonym[] }) {
	const { t } = useTranslation('products')
	if (rows.length === 0) return <p className="text-mute">{t('synonyms.none')}</p>
	return (
		<ul className="divide-y divide-line">
			{rows.map(({ id, words, also }) => (
				<li key={id} className="flex items-center justify-between gap-x-4 py-2">
					<span className="min-w-0 wrap-anywhere">
						<TextLink href={`/products/synonyms?edit=${id}`}>{words.join(', ')}</TextLink>
						{also.length > 0 ? (
							<span className="block text-14 text-mute">
								{t('synonyms.alsoFind', { words: also.join(', ') })}
							</span>
						) : null}
					</span>
					<RowButton
						form={synonymFormId}
						row={{ act: 'remove', id }}
						className="shrink-0"
						aria-label={t('categories.removeOne', { name: words[0] })}
					>
						{t('categories.remove')}
					</RowButton>
				</li>
			))}
		</ul>
	)
}
