import { useTranslation } from '#admin/i18n/use-translation.ts'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { TabLinks } from '#admin/ui/TabLinks.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { TextField } from '#web/ui/TextField.tsx'

type OrderViewsProps = {
	views: { id: string; name: string; href: string; isCurrent: boolean }[]
	/** The current tab, which a new view saves with the search. */
	tab: string
	search: string
}

/** The saved views, and the form that saves the current tab and search as another. */
export function OrderViews({ views, tab, search }: OrderViewsProps) {
	const { t } = useTranslation('orders')
	const current = views.find(({ isCurrent }) => isCurrent)
	return (
		<div className="mt-2 grid gap-2">
			{views.length === 0 ? null : (
				<TabLinks
					label={t('view.label')}
					tabs={views.map(({ name, href, isCurrent }) => ({ label: name, href, isCurrent }))}
				/>
			)}
			{current ? (
				<PostForm>
					<Button size="small" variant="quiet" name="removeView" value={current.id}>
						{t('view.remove', { name: current.name })}
					</Button>
				</PostForm>
			) : tab === 'all' && search === '' ? null : (
				<Disclosure summary={<span className="text-14">{t('view.keep')}</span>}>
					<PostForm className="flex flex-wrap items-end gap-3">
						<input type="hidden" name="tab" value={tab} />
						<input type="hidden" name="search" value={search} />
						<TextField
							id="view"
							name="keepView"
							label={t('view.name')}
							maxLength={40}
							autoComplete="off"
							required
						/>
						<Button>{t('view.save')}</Button>
					</PostForm>
				</Disclosure>
			)}
		</div>
	)
}
