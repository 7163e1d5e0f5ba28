import { useTranslation } from 'react-i18next'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'

export type ShopPage = { kind: string; key: string; title: string; needsReview: boolean }

/** The generated pages, each to be reviewed and then approved or changed. */
export function PagesPanel({ pages }: { pages: ShopPage[] }) {
	const { t } = useTranslation('settings')
	return (
		<Panel id="pages" title={t('legal.pages')}>
			<p className="mb-2 text-14 text-mute">{t('legal.pagesText')}</p>
			<ul className="divide-y divide-line">
				{pages.map(({ kind, key, title, needsReview }) => (
					<li key={`${kind}/${key}`} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
						<TextLink
							href={`/settings/pages/${kind}/${key}`}
							touch="line"
							className="min-w-0 flex-1"
						>
							{title}
						</TextLink>
						{needsReview ? (
							<PostForm>
								<Button
									size="small"
									name="review"
									value={`${kind}/${key}`}
									aria-label={t('legal.approveOne', { title })}
								>
									{t('legal.approve')}
								</Button>
							</PostForm>
						) : (
							<Badge colour="green">{t('legal.approved')}</Badge>
						)}
					</li>
				))}
			</ul>
		</Panel>
	)
}
