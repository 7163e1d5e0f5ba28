import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { SaveBar } from '#admin/ui/SaveBar.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { FilterForm } from '#web/ui/FilterForm.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export type CourierRow = {
	id: string
	name: string
	isChosen: boolean
	/** Absent if the courier is free. */
	href?: string
	/** The lowest tariff; null without tariffs. */
	from: string | null
	/** Its tariffs are examples. */
	isExample: boolean
}

type CouriersFormProps = {
	couriers: CourierRow[]
	/** The chosen ones are a proposal, since none is switched on. */
	isProposal: boolean
	/** Switched-on couriers with example tariffs. */
	examples: number
	search: string
}

/** Switches couriers on and off, and links to their tariffs. */
export function CouriersForm({ couriers, isProposal, examples, search }: CouriersFormProps) {
	const { t } = useTranslation('settings')
	return (
		<Panel id="couriers" title={t('couriers.title')}>
			<p className="mb-4 text-14 text-mute">{t('couriers.text')}</p>
			<div className="grid gap-4">
				<FilterForm
					action="/settings/shipping"
					submit={t('couriers.find')}
					role="search"
					label={t('couriers.search')}
					single
				>
					<TextField
						id="q"
						name="q"
						label={t('couriers.search')}
						defaultValue={search}
						maxLength={60}
					/>
				</FilterForm>
				{isProposal ? <Alert title={t('couriers.proposal')} /> : null}
				<TickLinks search={search} />
				{couriers.length === 0 ? <p className="text-mute">{t('couriers.notFound')}</p> : null}
				<PostForm className="grid gap-4">
					{/* A search shows some couriers only: the others stay as they are. */}
					<input type="hidden" name="shown" value={couriers.map(({ id }) => id).join(' ')} />
					<ul className="divide-y divide-line">
						{couriers.map((courier) => (
							<CourierItem key={courier.id} courier={courier} />
						))}
					</ul>
					{examples === 0 ? null : (
						<Alert tone="warning" title={t('couriers.examples', { count: examples })}>
							{t('couriers.examplesText')}
						</Alert>
					)}
					<SaveBar>
						<Button variant="primary" name="act" value="couriers">
							{t('save')}
						</Button>
						{examples === 0 ? null : (
							<Button name="act" value="confirm">
								{t('couriers.confirm')}
							</Button>
						)}
					</SaveBar>
				</PostForm>
			</div>
		</Panel>
	)
}

/** Links that tick or untick all couriers of the page. */
function TickLinks({ search }: { search: string }) {
	const { t } = useTranslation('settings')
	return (
		<p className="flex flex-wrap gap-x-6">
			{(['all', 'none'] as const).map((chosen) => {
				const query = new URLSearchParams({ ...(search && { q: search }), chosen })
				return (
					<TextLink key={chosen} href={`/settings/shipping?${query}`} touch="line">
						{t(`couriers.${chosen}`)}
					</TextLink>
				)
			})}
		</p>
	)
}

function CourierItem({ courier }: { courier: CourierRow }) {
	const { t } = useTranslation('settings')
	const { id, name, isChosen, href, from, isExample } = courier
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-4">
			<CheckboxField
				id={`courier-${id}`}
				name="courier"
				value={id}
				label={name}
				defaultChecked={isChosen}
			/>
			<span className="flex flex-wrap items-center gap-x-3 text-14">
				{isExample ? <Badge colour="yellow">{t('couriers.example')}</Badge> : null}
				{href ? (
					<TextLink href={href} touch="line">
						{from === null ? t('couriers.noPrice') : t('couriers.from', { amount: from })}
						<span className="sr-only">: {name}</span>
					</TextLink>
				) : (
					<span className="text-mute">{t('couriers.free')}</span>
				)}
			</span>
		</li>
	)
}
