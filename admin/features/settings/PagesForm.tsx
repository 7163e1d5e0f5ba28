import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { SaveBar } from '#admin/ui/SaveBar.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

type ShopPage = { kind: string; key: string; title: string; needsReview: boolean }

type PagesFormProps = {
	pages: ShopPage[]
	/** Ticks all pages that wait. */
	isAllChosen: boolean
}

/** The generated pages, to be read, and approved all at once or some of them. */
export function PagesForm({ pages, isAllChosen }: PagesFormProps) {
	const { t } = useTranslation('settings')
	const isWaiting = pages.some(({ needsReview }) => needsReview)
	return (
		<PostForm className="grid gap-4">
			<Panel id="pages" title={t('legal.pages')}>
				<p className="mb-2 text-14 text-mute">{t('legal.pagesText')}</p>
				{isWaiting ? (
					<TextLink href={`/settings/legal/pages${isAllChosen ? '' : '?chosen=all'}`} touch="line">
						{t(isAllChosen ? 'couriers.none' : 'couriers.all')}
					</TextLink>
				) : null}
				<ul className="divide-y divide-line">
					{pages.map((page) => (
						<PageItem key={`${page.kind}/${page.key}`} page={page} isChosen={isAllChosen} />
					))}
				</ul>
			</Panel>
			{isWaiting ? (
				<SaveBar>
					<Button variant="primary" name="act" value="approve">
						{t('legal.approve')}
					</Button>
				</SaveBar>
			) : null}
		</PostForm>
	)
}

function PageItem({ page, isChosen }: { page: ShopPage; isChosen: boolean }) {
	const { t } = useTranslation('settings')
	const { kind, key, title, needsReview } = page
	return (
		<li className="flex items-center gap-x-2 py-1">
			{needsReview ? (
				<label className="-ml-2.5 grid size-11 flex-none place-items-center">
					<input
						type="checkbox"
						name="page"
						value={`${kind}/${key}`}
						defaultChecked={isChosen}
						className="size-5 accent-accent"
						aria-label={t('legal.approveOne', { title })}
					/>
				</label>
			) : null}
			<TextLink href={`/settings/pages/${kind}/${key}`} touch="line" className="min-w-0 flex-1">
				{title}
			</TextLink>
			{needsReview ? null : <Badge colour="green">{t('legal.approved')}</Badge>}
		</li>
	)
}
