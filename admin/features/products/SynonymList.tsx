import { useTranslation } from 'react-i18next'
import type { Synonym } from '#admin/api/synonyms.server.ts'
import { RowButton } from '#admin/ui/RowButton.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { synonymFormId } from './SynonymForm.tsx'

/** The synonyms, each with a link to change it and a button to remove it. */
export function SynonymList({ rows }: { rows: Synonym[] }) {
	const { t } = useTranslation('products')
	if (rows.length === 0) return <p className="text-mute">{t('synonyms.none')}</p>
	return (
		<ul className="divide-y divide-line">
			{rows.map(({ synonymId, wordList, alsoList }) => (
				<li key={synonymId} className="flex items-center justify-between gap-x-4 py-2">
					<span className="min-w-0 wrap-anywhere">
						<TextLink href={`/products/synonyms?edit=${synonymId}`}>{wordList.join(', ')}</TextLink>
						{alsoList.length > 0 ? (
							<span className="block text-14 text-mute">
								{t('synonyms.alsoFind', { words: alsoList.join(', ') })}
							</span>
						) : null}
					</span>
					<RowButton
						form={synonymFormId}
						row={{ act: 'remove', id: synonymId }}
						className="shrink-0"
						aria-label={t('categories.removeOne', { name: wordList[0] })}
					>
						{t('categories.remove')}
					</RowButton>
				</li>
			))}
		</ul>
	)
}
