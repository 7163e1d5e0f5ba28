import {
	AgentPlanAnswerWire,
	AgentPlanWire,
	OperatorApplicationAnswerWire,
	OperatorApplicationListWire,
	OperatorApplicationQueryWire,
	OperatorApprovalWire,
	OperatorRefusalWire,
} from '../agent-application.ts'
import * as site from '../operator-site.ts'
import { byOperator } from './operation.ts'

/** Endpoints of agents, their applications and the agent plan. */
export const OPERATOR_AGENT_ENDPOINTS = byOperator([
	{
		method: 'GET',
		path: '/sites/{code}/agents',
		summary: 'Agents',
		answer: site.OperatorAgentListWire,
	},
	{
		method: 'POST',
		path: '/sites/{code}/agents',
		summary: 'Adds an agent who needed no application',
		body: site.OperatorAgentWire,
		answer: site.OperatorAgentListWire,
		creates: true,
		failures: { 409: 'AGENT_CODE_TAKEN' },
	},
	{
		method: 'GET',
		path: '/sites/{code}/agent-applications',
		summary: 'Applications to become an agent',
		query: OperatorApplicationQueryWire,
		answer: OperatorApplicationListWire,
	},
	{
		method: 'POST',
		path: '/sites/{code}/agent-applications/{id}/approval',
		summary: 'Makes the applicant an agent',
		body: OperatorApprovalWire,
		answer: OperatorApplicationAnswerWire,
		failures: { 409: 'APPLICATION_DECIDED or AGENT_CODE_TAKEN' },
	},
	{
		method: 'POST',
		path: '/sites/{code}/agent-applications/{id}/refusal',
		summary: 'Refuses an application with a reason',
		body: OperatorRefusalWire,
		answer: OperatorApplicationAnswerWire,
		failures: { 409: 'APPLICATION_DECIDED' },
	},
	{
		method: 'GET',
		path: '/sites/{code}/agent-plan',
		summary: "Agents' prices and commissions by level",
		answer: AgentPlanAnswerWire,
	},
	{
		method: 'PUT',
		path: '/sites/{code}/agent-plan',
		summary: "Sets agents' prices and commissions by level",
		body: AgentPlanWire,
		answer: AgentPlanAnswerWire,
	},
])
