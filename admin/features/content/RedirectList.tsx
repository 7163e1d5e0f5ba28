import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { Redirect } from '#contract/redirect.ts'
import { RowButton } from '#admin/ui/RowButton.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { redirectFormId } from './RedirectForm.tsx'

/** The shop's own redirects, each with a button to delete it. */
export function RedirectList({
	redirects,
}: {
	redirects: Pick<Redirect, 'id' | 'path' | 'target'>[]
}) {
	const { t } = useTranslation('content')
	if (redirects.length === 0) {
		return <EmptyState title={t('redirect.empty')}>{t('redirect.emptyText')}</EmptyState>
	}
	return (
		<ul className="divide-y divide-line">
			{redirects.map(({ id, path, target }) => (
				<li key={id} className="flex items-center justify-between gap-x-4 py-2">
					<span className="min-w-0 wrap-anywhere">
						<span className="font-semibold">{path}</span>
						<span className="block text-14 text-mute">→ {target}</span>
					</span>
					<RowButton
						form={redirectFormId}
						row={{ act: 'remove', id }}
						className="shrink-0"
						aria-label={t('redirect.removeOne', { path })}
					>
						{t('redirect.remove')}
					</RowButton>
				</li>
			))}
		</ul>
	)
}
