import type { Project } from '../../../content/schema.ts';

export const projects: Record<string, Project> = {};
