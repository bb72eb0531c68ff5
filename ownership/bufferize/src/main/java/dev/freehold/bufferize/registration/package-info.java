// SPDX-License-Identifier: Apache-2.0
/** The passes of the module and its models, and where they are registered. */
package dev.freehold.bufferize.registration;
