import { useTranslation } from '#admin/i18n/use-translation.ts'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { SectionRow } from './home-sections.ts'
import { OrderButtons } from './OrderButtons.tsx'
import { ShownBadge } from './ShownBadge.tsx'

/** The sections of the draft in their order, each with what can be done with it. */
export function HomeSectionList({ rows, version }: { rows: SectionRow[]; version: number }) {
	const { t } = useTranslation('content')
	return (
		<ol className="grid gap-3">
			{rows.map(({ id, kind, title, isHidden, state }, at) => {
				const kindText = t(`home.kind.${kind}`)
				const name = title || kindText
				const href = `/content/home/sections/${id}`
				return (
					<li
						key={id}
						className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-ground p-4"
					>
						<div className="grid min-w-0 justify-items-start gap-1">
							<TextLink href={href} className="font-semibold wrap-anywhere" touch="line">
								{name}
							</TextLink>
							{title ? <span className="text-14 text-mute">{kindText}</span> : null}
							<ShownBadge {...state} />
						</div>
						<PostForm className="flex flex-wrap gap-1">
							<input type="hidden" name="section" value={id} />
							<input type="hidden" name="version" value={version} />
							<OrderButtons name={name} isFirst={at === 0} isLast={at === rows.length - 1} />
							<Button
								size="small"
								name="act"
								value={isHidden ? 'show' : 'hide'}
								aria-label={t(isHidden ? 'showOne' : 'hideOne', { name })}
							>
								{t(isHidden ? 'show' : 'hide')}
							</Button>
							<ButtonLink
								href={`${href}/remove`}
								size="small"
								variant="quiet"
								aria-label={t('footer.removeOne', { name })}
							>
								{t('footer.remove')}
							</ButtonLink>
						</PostForm>
					</li>
				)
			})}
		</ol>
	)
}
