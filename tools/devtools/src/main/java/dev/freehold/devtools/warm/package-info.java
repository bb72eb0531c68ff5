// SPDX-License-Identifier: Apache-2.0
/** Runs in a warm JVM, which JMH measures, beside the processes of the reference. */
package dev.freehold.devtools.warm;
