import { useTranslation } from 'react-i18next'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { OrderButtons } from './OrderButtons.tsx'

type FooterColumnsProps = {
	columns: { title: string; links: { label: string; target: string }[] }[]
	version: string
}

/** The columns of the footer with their links, each with buttons that move it. */
export function FooterColumns({ columns, version }: FooterColumnsProps) {
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
	name: string
	target?: string
	isColumn?: boolean
	isFirst: boolean
	isLast: boolean
}

function FooterRow({ place, version, name, target, isColumn, isFirst, isLast }: FooterRowProps) {
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
				<PostForm className="flex">
					<input type="hidden" name="place" value={place} />
					<input type="hidden" name="version" value={version} />
					<OrderButtons name={name} isFirst={isFirst} isLast={isLast} />
				</PostForm>
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
