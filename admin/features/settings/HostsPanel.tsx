import { useTranslation } from 'react-i18next'
import type { RejectedForm } from '#admin/http/form.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'

type HostsPanelProps = {
	hosts: string[]
	/** Only an administrator of the installation changes them. */
	canChange: boolean
	mustConfirm: boolean
	rejected: RejectedForm | undefined
}

/** Host names of the shop. */
export function HostsPanel({ hosts, canChange, mustConfirm, rejected }: HostsPanelProps) {
	const { t } = useTranslation('settings')
	const confirm = mustConfirm ? <PasswordConfirmation error={rejected?.errors.password} /> : null
	return (
		<Panel id="hosts" title={t('shop.hosts')}>
			<p className="mb-3 text-14 text-mute">{t(canChange ? 'shop.hostHelp' : 'shop.hostsRead')}</p>
			<ul className="mb-4 grid gap-1">
				{hosts.map((host) => (
					<li key={host} className="flex flex-wrap items-center justify-between gap-x-4">
						<b className="break-words">{host}</b>
						{canChange && hosts.length > 1 && !mustConfirm ? (
							<PostForm>
								<input type="hidden" name="host" value={host} />
								<Button
									variant="quiet"
									size="small"
									name="act"
									value="removeHost"
									aria-label={t('shop.hostRemoveOne', { host })}
								>
									{t('shop.hostRemove')}
								</Button>
							</PostForm>
						) : null}
					</li>
				))}
			</ul>
			{canChange ? (
				<PostForm className="grid gap-4">
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
						<Button name="act" value="addHost">
							{t('shop.hostAdd')}
						</Button>
					</div>
				</PostForm>
			) : null}
		</Panel>
	)
}
