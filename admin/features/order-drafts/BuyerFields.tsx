import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { Button } from '#web/ui/Button.tsx'
import { FieldColumns } from '#web/ui/FieldColumns.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { DraftFields } from './use-draft-fields.ts'
import type { FoundCustomer } from './found.server.ts'

type BuyerFieldsProps = {
	fields: DraftFields
	customers: FoundCustomer[] | undefined
	rest: string | undefined
}

/** Who buys: read from a chat, found among the customers, or typed. */
export function BuyerFields({ fields, customers, rest }: BuyerFieldsProps) {
	const { t } = useTranslation('drafts')
	const { values, field } = fields
	const { customerId = '' } = values
	return (
		<>
			<ChatFields field={field} rest={rest} />
			<Panel id="buyer" title={t('buyer')}>
				<div className="grid gap-4">
					<input type="hidden" name="customerId" value={customerId} />
					<p className="text-14 text-mute">{t(customerId === '' ? 'guest' : 'customer')}</p>
					{customerId === '' ? (
						<CustomerSearch field={field} customers={customers} />
					) : (
						<div>
							<Button name="act" value="guest" size="small" formNoValidate>
								{t('asGuest')}
							</Button>
						</div>
					)}
					<FieldColumns>
						<TextField {...field('name')} label={t('name')} maxLength={100} autoComplete="off" />
						<TextField
							{...field('phone')}
							label={t('phone')}
							maxLength={30}
							inputMode="tel"
							autoComplete="off"
						/>
					</FieldColumns>
					<FieldColumns>
						<TextField
							{...field('email')}
							label={t('email')}
							inputMode="email"
							maxLength={254}
							autoComplete="off"
						/>
						<SelectField
							{...field('language')}
							label={t('language')}
							options={(['id', 'en'] as const).map((value) => ({
								value,
								label: t(`languages.${value}`),
							}))}
						/>
					</FieldColumns>
				</div>
			</Panel>
		</>
	)
}

type ChatProps = Pick<DraftFields, 'field'> & { rest: string | undefined }

function ChatFields({ field, rest }: ChatProps) {
	const { t } = useTranslation('drafts')
	return (
		<Panel id="chat-title" title={t('chat.title')}>
			<div className="grid gap-3">
				<TextArea
					{...field('chat')}
					label={t('chat.label')}
					help={t('chat.help')}
					rows={5}
					maxLength={4_000}
				/>
				<div>
					<Button name="act" value="read" formNoValidate>
						{t('chat.read')}
					</Button>
				</div>
				{rest ? (
					<div role="status">
						<p className="text-14 font-semibold">{t('chat.rest')}</p>
						<p className="text-14 whitespace-pre-line wrap-anywhere text-mute">{rest}</p>
					</div>
				) : null}
			</div>
		</Panel>
	)
}

type SearchProps = Pick<DraftFields, 'field'> & { customers: FoundCustomer[] | undefined }

function CustomerSearch({ field, customers }: SearchProps) {
	const { t } = useTranslation('drafts')
	return (
		<>
			<div className="flex flex-wrap items-end gap-2">
				<div className="min-w-0 flex-1">
					<TextField
						{...field('customerSearch')}
						type="search"
						label={t('customerSearch')}
						maxLength={100}
						autoComplete="off"
					/>
				</div>
				<Button name="act" value="customers" formNoValidate>
					{t('find')}
				</Button>
			</div>
			{customers?.length === 0 ? <p className="text-14 text-mute">{t('noCustomer')}</p> : null}
			{customers && customers.length > 0 ? (
				<ul className="divide-y divide-line">
					{customers.map(({ id, name, phone, email }) => (
						<li key={id} className="flex flex-wrap items-center gap-3 py-2">
							<span className="min-w-0 flex-1 wrap-anywhere">
								<b>{name}</b>
								<br />
								<span className="text-14 text-mute">
									{[phone, email].filter(Boolean).join(' · ')}
								</span>
							</span>
							<Button name="customer" value={id} size="small" formNoValidate>
								{t('take', { name })}
							</Button>
						</li>
					))}
				</ul>
			) : null}
		</>
	)
}
