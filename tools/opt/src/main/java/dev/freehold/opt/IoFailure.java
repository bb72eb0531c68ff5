// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** A file or stream that cannot be read or written. It ends any command; the message is for the user: what failed, and the system's reason. */
public final class IoFailure extends RuntimeException {
  private static final long serialVersionUID = 1;

  public IoFailure(String what, String reason) {
    super(what + ": " + reason);
  }

  public IoFailure(String what, IOException cause) {
    super(what + ": " + reason(cause), cause);
  }

  /** Of an exception that says itself which file it is about, if any. */
  public static IoFailure of(IOException cause) {
    String file = cause instanceof FileSystemException about ? about.getFile() : null;
    return new IoFailure(file == null ? "input or output failed" : "cannot access '" + file + "'", cause);
  }

  /** The system's words for a failure, as other tools print them. */
  public static String reason(IOException failure) {
    return switch (failure) {
      case NoSuchFileException e -> "No such file or directory";
      case AccessDeniedException e -> "Permission denied";
      case FileAlreadyExistsException e -> "File exists";
      case DirectoryNotEmptyException e -> "Directory not empty";
      case FileSystemException e when e.getReason() != null -> e.getReason();
      case FileNotFoundException e when e.getMessage() != null && e.getMessage().endsWith(")") ->
          e.getMessage().substring(e.getMessage().lastIndexOf('(') + 1, e.getMessage().length() - 1);
      default -> failure.getMessage() == null ? failure.getClass().getSimpleName() : failure.getMessage();
    };
  }
}
