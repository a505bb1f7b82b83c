interface Asked {
  id: number
  sub_lists: readonly { id: number }[]
}

/** The requirements with a question that is not answered, in their order. */
export function unansweredRequirements<R extends Asked>(
  requirements: readonly R[],
  answers: readonly { sub_list_id: number }[],
): R[] {
  const answered = new Set(answers.map(({ sub_list_id }) => sub_list_id))
  return requirements.filter(({ sub_lists }) => sub_lists.some(({ id }) => !answered.has(id)))
}

/** The requirement to answer after the current one: the next that is not complete, then those that were left out before it. */
export function nextRequirement<R extends Asked>(
  requirements: readonly R[],
  answers: readonly { sub_list_id: number }[],
  currentId: number,
): R | undefined {
  const positionOf = (requirement: R) => requirements.indexOf(requirement)
  const current = requirements.findIndex(({ id }) => id === currentId)
  const others = unansweredRequirements(requirements, answers).filter(({ id }) => id !== currentId)
  return others.find((other) => positionOf(other) > current) ?? others[0]
}
