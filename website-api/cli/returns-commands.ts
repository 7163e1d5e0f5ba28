import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Command } from 'commander'
import { z } from 'zod'
import { OperatorReturnPageWire, ReturnAnswerWire } from '#contract/return.ts'
import { say } from '#website-api/i18n/command-line-text.ts'
import { callOperator, fetchFile } from './operator-client.ts'
import { returnsTable, returnText } from './return-text.ts'
import { printText } from './run-options.ts'
import { rupiah } from './text.ts'

const ListOptions = z.object({ status: z.string().optional(), page: z.string().optional() })
const RejectOptions = z.object({ reason: z.string() })
const SentBackOptions = z.object({ courier: z.string(), tracking: z.string() })
const PictureOptions = z.object({ to: z.string() })

/** Registers `returns …`. */
export function registerReturns(program: Command) {
	const returns = program.command('returns').description(say('returns'))
	returns
		.command('list')
		.description(say('newest'))
		.option('--status <status>', say('onlyStatus'))
		.option('--page <number>', say('furtherBack'))
		.action(async (raw: unknown) => {
			const { status, page } = ListOptions.parse(raw)
			const { data } = await callOperator(OperatorReturnPageWire, {
				path: '/returns',
				query: { RETURN_STATUS: status?.toUpperCase(), PAGE_INDEX: page },
			})
			printText(data.list.length > 0 ? returnsTable(data.list) : say('returns.none'))
		})
	returns
		.command('show')
		.description(say('returns.show'))
		.argument('<number>')
		.action(async (number: string) => printText(returnText(await returnOf(number))))
	returns
		.command('pictures')
		.description(say('returns.pictures'))
		.argument('<number>')
		.requiredOption('--to <folder>', say('returns.pictures.to'))
		.action((number: string, raw: unknown) => savePictures(number, PictureOptions.parse(raw).to))
	addStep(returns, 'approve', 'approval', say('returns.approve'))
	returns
		.command('reject')
		.description(say('returns.reject'))
		.argument('<number>')
		.requiredOption('--reason <text>', say('toldCustomer'))
		.action((number: string, raw: unknown) =>
			move(number, 'rejection', { REJECT_REASON: RejectOptions.parse(raw).reason }),
		)
	returns
		.command('sent-back')
		.description(say('returns.sentBack'))
		.argument('<number>')
		.requiredOption('--courier <name>', say('returns.sentBack.courier'))
		.requiredOption('--tracking <number>', say('returns.sentBack.tracking'))
		.action((number: string, raw: unknown) => {
			const { courier, tracking } = SentBackOptions.parse(raw)
			const body = { RETURN_COURIER: courier, RETURN_TRACKING_NUMBER: tracking }
			return move(number, 'shipment', body)
		})
	addStep(returns, 'received', 'receipt', say('returns.received'))
	addStep(returns, 'refund', 'refund', say('returns.refund'))
	returns
		.command('message')
		.description(say('returns.message'))
		.argument('<number>')
		.argument('<text>')
		.action((number: string, text: string) => move(number, 'message', { MESSAGE_TEXT: text }))
}

function addStep(returns: Command, name: string, step: string, description: string) {
	returns
		.command(name)
		.description(description)
		.argument('<number>')
		.action((number: string) => move(number, step))
}

async function returnOf(number: string) {
	return (await callOperator(ReturnAnswerWire, { path: pathOf(number) })).data
}

async function move(number: string, step: string, body: unknown = {}) {
	const path = `${pathOf(number)}/${step}` as const
	const { data } = await callOperator(ReturnAnswerWire, { method: 'POST', path, body })
	printText(`${data.RETURN_NUMBER}: ${data.RETURN_STATUS}, ${rupiah(data.REFUND)}`)
}

async function savePictures(number: string, folder: string) {
	const { RETURN_NUMBER, PICTURE_ID_LIST } = await returnOf(number)
	await mkdir(folder, { recursive: true })
	for (const [at, id] of PICTURE_ID_LIST.entries()) {
		const file = path.join(folder, `${RETURN_NUMBER}-${at + 1}.jpg`)
		await writeFile(file, await fetchFile(`${pathOf(number)}/picture/${encodeURIComponent(id)}`))
		printText(file)
	}
}

function pathOf(number: string): `/${string}` {
	return `/returns/${encodeURIComponent(number)}`
}
