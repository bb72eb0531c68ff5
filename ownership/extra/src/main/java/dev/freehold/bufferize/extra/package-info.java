// SPDX-License-Identifier: Apache-2.0
/** How operations of the ml_program and shape dialects are bufferized. */
package dev.freehold.bufferize.extra;
