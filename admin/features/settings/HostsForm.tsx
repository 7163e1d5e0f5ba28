import type { ReactNode } from 'react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { RowButton } from '#admin/ui/RowButton.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'

type HostListProps = { hosts: string[]; actionOf?: (host: string) => ReactNode }

/** Host names of the shop. */
export function HostList({ hosts, actionOf }: HostListProps) {
	return (
		<ul className="mb-4 grid gap-1">
			{hosts.map((host) => (
				<li key={host} className="flex flex-wrap items-center justify-between gap-x-4">
					<b className="wrap-anywhere">{host}</b>
					{actionOf?.(host)}
				</li>
			))}
		</ul>
	)
}

type HostsFormProps = {
	hosts: string[]
	/** Only an administrator of the installation changes them. */
	canChange: boolean
	mustConfirm: boolean
	rejected: RejectedForm | undefined
}

const formId = 'host-form'

/** The host names of the shop, with the form that adds one. */
export function HostsForm({ hosts, canChange, mustConfirm, rejected }: HostsFormProps) {
	const { t } = useTranslation('settings')
	const confirm = mustConfirm ? <PasswordConfirmation error={rejected?.errors.password} /> : null
	const remove = (host: string) => (
		<RowButton
			form={formId}
			row={{ act: 'removeHost', host }}
			aria-label={t('shop.hostRemoveOne', { host })}
		>
			{t('shop.hostRemove')}
		</RowButton>
	)
	const canRemove = canChange && hosts.length > 1 && !mustConfirm
	return (
		<Panel id="hosts" title={t('shop.hosts')}>
			<p className="mb-3 text-14 text-mute">{t(canChange ? 'shop.hostHelp' : 'shop.hostsRead')}</p>
			<div className="flex flex-col">
				{canChange ? (
					<PostForm id={formId} className="grid gap-4">
						<FormErrors rejected={rejected} ns="settings" />
						<TextField
							id="host"
							name="host"
							label={t('shop.hostNew')}
							maxLength={253}
							autoComplete="off"
							autoCapitalize="none"
							defaultValue={rejected?.values.host}
							errors={fieldErrors(rejected, t)('host')}
							required
						/>
						{confirm}
						<div>
							<Button variant="primary" name="act" value="addHost">
								{t('shop.hostAdd')}
							</Button>
						</div>
					</PostForm>
				) : null}
				<div className="-order-1">
					<HostList hosts={hosts} actionOf={canRemove ? remove : undefined} />
				</div>
			</div>
		</Panel>
	)
}
