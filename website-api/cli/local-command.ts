import { Command, type ErrorOptions, Help, type Option } from 'commander'
import { translated } from '#website-api/i18n/command-line-text.ts'

/** A command whose help and errors are in the language of the command line; those of commander are in English. */
export class LocalCommand extends Command {
	override createCommand(name?: string) {
		return new LocalCommand(name)
	}

	override createHelp() {
		return Object.assign(new LocalHelp(), this.configureHelp())
	}

	override error(message: string, options?: ErrorOptions): never {
		super.error(translated(message, ...errors), options)
	}
}

const errors = [
	'commander.error',
	'commander.unknownOption',
	'commander.unknownCommand',
	'commander.missingArgument',
	'commander.missingValue',
	'commander.missingOption',
	'commander.wrongValue',
	'commander.tooMany',
	'commander.expectedOne',
	'commander.expectedSome',
	'commander.allowed',
	'commander.didYouMeanOneOf',
	'commander.didYouMean',
] as const

class LocalHelp extends Help {
	override styleTitle(title: string) {
		return translated(
			title,
			'commander.usage',
			'commander.arguments',
			'commander.globalOptions',
			'commander.options',
			'commander.commands',
		)
	}

	override commandUsage(command: Command) {
		return translated(super.commandUsage(command), 'commander.optionsHere', 'commander.commandHere')
	}

	override subcommandTerm(command: Command) {
		return translated(
			super.subcommandTerm(command),
			'commander.optionsHere',
			'commander.commandHere',
		)
	}

	override subcommandDescription(command: Command) {
		return translated(super.subcommandDescription(command), 'commander.help')
	}

	override optionDescription(option: Option) {
		return translated(
			super.optionDescription(option),
			'commander.help',
			'commander.choices',
			'commander.default',
		)
	}
}
