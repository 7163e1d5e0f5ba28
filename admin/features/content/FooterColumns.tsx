import { useTranslation } from '#admin/i18n/use-translation.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { RowOrderButtons } from './RowOrderButtons.tsx'

type FooterColumnsProps = {
	columns: { title: string; links: { label: string; target: string }[] }[]
	version: string
	/** Id of the page's form; null while an entry is being changed, whose place a move would change. */
	form: string | null
}

/** The columns of the footer with their links, each with buttons that move it. */
export function FooterColumns({ columns, version, form }: FooterColumnsProps) {
	const { t } = useTranslation('content')
	return (
		<ul className="grid grid-cols-1 gap-3">
			{columns.map(({ title, links }, at) => {
				const column = String(at + 1)
				return (
					<li key={column} className="rounded-card border border-line bg-ground px-4 py-3">
						<FooterRow
							place={column}
							version={version}
							form={form}
							name={title}
							isColumn
							isFirst={at === 0}
							isLast={at === columns.length - 1}
						/>
						<ul className="divide-y divide-line border-t border-line">
							{links.map(({ label, target }, place) => (
								<li key={place}>
									<FooterRow
										place={`${column}.${place + 1}`}
										version={version}
										form={form}
										name={label}
										target={target}
										isFirst={place === 0}
										isLast={place === links.length - 1}
									/>
								</li>
							))}
						</ul>
						<ButtonLink
							href={`/content/footer?add=${column}#footer-form`}
							size="small"
							variant="quiet"
							className="-ml-3"
							aria-label={t('footer.addLinkTo', { name: title })}
						>
							{t('footer.addLink')}
						</ButtonLink>
					</li>
				)
			})}
		</ul>
	)
}

type FooterRowProps = {
	place: string
	version: string
	form: string | null
	name: string
	target?: string
	isColumn?: boolean
	isFirst: boolean
	isLast: boolean
}

function FooterRow({
	place,
	version,
	form,
	name,
	target,
	isColumn,
	isFirst,
	isLast,
}: FooterRowProps) {
	const { t } = useTranslation('content')
	return (
		<div className="flex items-center justify-between gap-x-3 py-1.5">
			<span className="min-w-0 wrap-anywhere">
				<TextLink
					href={`/content/footer?edit=${place}#footer-form`}
					className={isColumn ? 'font-semibold' : undefined}
					touch="line"
				>
					{name}
				</TextLink>
				{target === undefined ? null : <span className="block text-14 text-mute">{target}</span>}
			</span>
			<div className="flex shrink-0">
				{form === null ? null : (
					<RowOrderButtons
						form={form}
						row={{ place, version }}
						name={name}
						isFirst={isFirst}
						isLast={isLast}
					/>
				)}
				<ButtonLink
					href={`/content/footer?remove=${place}#footer-form`}
					size="small"
					variant="quiet"
					aria-label={t('footer.removeOne', { name })}
				>
					{t('footer.remove')}
				</ButtonLink>
			</div>
		</div>
	)
}
