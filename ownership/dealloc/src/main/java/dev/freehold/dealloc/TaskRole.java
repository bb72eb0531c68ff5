// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc;

/**
 * What an operation has to do with tasks, which run on beside what has started them and have no tokens. Registered as a model of its class.
 *
 * <pre>
 *   omp.task { … }               START
 *   omp.taskwait                 WAIT
 *   omp.taskgroup {              GROUP
 *     omp.task { … }
 *   }
 * </pre>
 */
public enum TaskRole {
  /** It starts a task, which runs its regions. */
  START,
  /** Behind it, the tasks are over that whoever runs it has started before, but perhaps not those that these tasks have started. */
  WAIT,
  /** Behind it, the tasks are over that are started in its regions, and those that these tasks have started. */
  GROUP
}
